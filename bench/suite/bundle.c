// Bundle adjustment (ADBench's BA): cameras of 11 parameters, points, and a weight for each observation.
#include "suite.h"

enum { CAMERAS = 21, POINTS = 2000, SEEN = 8000, PARAMETERS = 11 };
static double features[2 * SEEN];
static int camera_of[SEEN], point_of[SEEN];

static void start(double *x, long n) {
    for (int c = 0; c < CAMERAS; c++) {
        double *p = x + c * PARAMETERS;
        for (int i = 0; i < 6; i++) p[i] = 0.2 * sin(1.7 * c + i);
        p[6] = 1.2, p[7] = 0.1, p[8] = -0.1, p[9] = 0.02, p[10] = -0.01;
    }
    for (int i = 0; i < 3 * POINTS; i++) x[CAMERAS * PARAMETERS + i] = (i % 3 == 2 ? 5 : 0) + sin(0.9 * i);
    for (int o = 0; o < SEEN; o++) {
        x[CAMERAS * PARAMETERS + 3 * POINTS + o] = 0.8 + 0.1 * cos(o);
        camera_of[o] = (o * 7) % CAMERAS, point_of[o] = (o * 13) % POINTS;
        features[2 * o] = sin(0.3 * o), features[2 * o + 1] = cos(0.3 * o);
    }
}

// The point seen by the camera: turned about the axis r by |r| (Rodrigues), projected, distorted.
ACTIVE static void project(const number *camera, const number *point, number *seen) {
    number v[3], turned[3];
    for (int i = 0; i < 3; i++) v[i] = point[i] - camera[3 + i];
    number square = camera[0] * camera[0] + camera[1] * camera[1] + camera[2] * camera[2];
    number angle = sqrt(square), c = cos(angle), s = sin(angle), w[3], along;
    for (int i = 0; i < 3; i++) w[i] = camera[i] / angle;
    along = (w[0] * v[0] + w[1] * v[1] + w[2] * v[2]) * (1 - c);
    turned[0] = v[0] * c + (w[1] * v[2] - w[2] * v[1]) * s + w[0] * along;
    turned[1] = v[1] * c + (w[2] * v[0] - w[0] * v[2]) * s + w[1] * along;
    turned[2] = v[2] * c + (w[0] * v[1] - w[1] * v[0]) * s + w[2] * along;
    number a = turned[0] / turned[2], b = turned[1] / turned[2], r2 = a * a + b * b;
    number l = 1 + camera[9] * r2 + camera[10] * r2 * r2;
    seen[0] = a * l * camera[6] + camera[7];
    seen[1] = b * l * camera[6] + camera[8];
}

ACTIVE static number objective(const number *x, long n) {
    const number *points = x + CAMERAS * PARAMETERS, *weights = points + 3 * POINTS;
    number sum = 0;
    for (int o = 0; o < SEEN; o++) {
        number seen[2], w = weights[o];
        project(x + camera_of[o] * PARAMETERS, points + 3 * point_of[o], seen);
        number p = w * (seen[0] - features[2 * o]), q = w * (seen[1] - features[2 * o + 1]), r = 1 - w * w;
        sum += p * p + q * q + r * r;
    }
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    const double *points = x + CAMERAS * PARAMETERS, *weights = points + 3 * POINTS;
    double *dpoints = dx + CAMERAS * PARAMETERS, *dweights = dpoints + 3 * POINTS;
    for (int o = 0; o < SEEN; o++) {
        const double *camera = x + camera_of[o] * PARAMETERS, *point = points + 3 * point_of[o];
        double *dcamera = dx + camera_of[o] * PARAMETERS, *dpoint = dpoints + 3 * point_of[o];
        double v[3], turned[3], w[3], cross[3], weight = weights[o];
        for (int i = 0; i < 3; i++) v[i] = point[i] - camera[3 + i];
        double angle = sqrt(camera[0] * camera[0] + camera[1] * camera[1] + camera[2] * camera[2]);
        double c = cos(angle), s = sin(angle), inverse = 1 / angle;
        for (int i = 0; i < 3; i++) w[i] = camera[i] * inverse;
        double dot = w[0] * v[0] + w[1] * v[1] + w[2] * v[2], along = dot * (1 - c);
        cross[0] = w[1] * v[2] - w[2] * v[1];
        cross[1] = w[2] * v[0] - w[0] * v[2];
        cross[2] = w[0] * v[1] - w[1] * v[0];
        for (int i = 0; i < 3; i++) turned[i] = v[i] * c + cross[i] * s + w[i] * along;
        double over = 1 / turned[2], a = turned[0] * over, b = turned[1] * over, r2 = a * a + b * b;
        double l = 1 + camera[9] * r2 + camera[10] * r2 * r2, f = camera[6];
        double ep = a * l * f + camera[7] - features[2 * o], eq = b * l * f + camera[8] - features[2 * o + 1];
        dweights[o] += 2 * weight * (ep * ep + eq * eq) - 4 * weight * (1 - weight * weight);
        double gp = 2 * weight * weight * ep, gq = 2 * weight * weight * eq;
        dcamera[7] += gp, dcamera[8] += gq;
        double common = gp * a + gq * b, dl = common * f;
        dcamera[6] += common * l;
        dcamera[9] += dl * r2, dcamera[10] += dl * r2 * r2;
        double dr2 = dl * (camera[9] + 2 * camera[10] * r2);
        double da = gp * l * f + 2 * a * dr2, db = gq * l * f + 2 * b * dr2;
        double g[3] = {da * over, db * over, -(da * a + db * b) * over};
        double gw = g[0] * w[0] + g[1] * w[1] + g[2] * w[2], gv = g[0] * v[0] + g[1] * v[1] + g[2] * v[2];
        double gc = g[0] * cross[0] + g[1] * cross[1] + g[2] * cross[2];
        double ddot = gw * (1 - c), dangle = -s * gv + c * gc + s * gw * dot;
        // the cross product's: v from g x w, w from v x g, both times s
        double dv[3] = {(g[1] * w[2] - g[2] * w[1]) * s, (g[2] * w[0] - g[0] * w[2]) * s, (g[0] * w[1] - g[1] * w[0]) * s};
        double dw[3] = {(v[1] * g[2] - v[2] * g[1]) * s, (v[2] * g[0] - v[0] * g[2]) * s, (v[0] * g[1] - v[1] * g[0]) * s};
        double dww = 0;
        for (int i = 0; i < 3; i++) {
            dv[i] += g[i] * c + ddot * w[i];
            dw[i] += g[i] * along + ddot * v[i];
            dww += dw[i] * w[i];
            dpoint[i] += dv[i];
            dcamera[3 + i] -= dv[i];
        }
        dangle -= dww * inverse;
        for (int i = 0; i < 3; i++) dcamera[i] += dw[i] * inverse + dangle * w[i];
    }
}

SUITE_FROM(CAMERAS * PARAMETERS + 3 * POINTS + SEEN, start)
