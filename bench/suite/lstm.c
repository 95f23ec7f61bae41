// A network of long short-term memory cells with element-wise weights (ADBench's LSTM): two layers of 14 over a sequence.
#include "suite.h"

enum { LAYERS = 2, B = 14, LENGTH = 1024, MAIN = LAYERS * 8 * B, EXTRA = 3 * B };
static double inputs[(LENGTH + 1) * B];

static void start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.4 * sin(1.1 * (double)i);
    for (int i = 0; i < (LENGTH + 1) * B; i++) inputs[i] = 0.5 * cos(0.7 * i);
}

ACTIVE static number sigmoid(number x) { return 1 / (1 + exp(-x)); }

ACTIVE static number objective(const number *x, long n) {
    const number *extra = x + MAIN;
    number hidden[LAYERS][B] = {{0}}, cell[LAYERS][B] = {{0}}, input[B], loss = 0;
    for (int t = 0; t < LENGTH; t++) {
        for (int i = 0; i < B; i++) input[i] = inputs[t * B + i] * extra[i];
        for (int l = 0; l < LAYERS; l++) {
            const number *w = x + l * 8 * B, *b = w + 4 * B;
            for (int i = 0; i < B; i++) {
                number forget = input[i] * w[i] + b[i], in = hidden[l][i] * w[B + i] + b[B + i];
                number out = input[i] * w[2 * B + i] + b[2 * B + i];
                forget = sigmoid(forget), in = sigmoid(in), out = sigmoid(out);
                number change = tanh(hidden[l][i] * w[3 * B + i] + b[3 * B + i]);
                cell[l][i] = cell[l][i] * forget + in * change;
                hidden[l][i] = out * tanh(cell[l][i]);
            }
            for (int i = 0; i < B; i++) input[i] = hidden[l][i];
        }
        number prediction[B], sum = 0;
        for (int i = 0; i < B; i++) prediction[i] = input[i] * extra[B + i] + extra[2 * B + i];
        for (int i = 0; i < B; i++) sum += exp(prediction[i]);
        sum = log(sum + 2);
        for (int i = 0; i < B; i++) loss += inputs[(t + 1) * B + i] * (prediction[i] - sum);
    }
    return -loss / (LENGTH * B);
}

static void by_hand(const double *x, double *dx, long n) {
    struct step { double forget[LAYERS][B], in[LAYERS][B], out[LAYERS][B], change[LAYERS][B], cell[LAYERS][B], tc[LAYERS][B],
                  hidden[LAYERS][B], weight[B]; } *steps = malloc((LENGTH + 1) * sizeof *steps), *s;
    const double *extra = x + MAIN;
    double *dextra = dx + MAIN, input[B];
    memset(steps, 0, sizeof *steps);
    for (int t = 0; t < LENGTH; t++) {
        s = steps + t + 1;
        for (int i = 0; i < B; i++) input[i] = inputs[t * B + i] * extra[i];
        for (int l = 0; l < LAYERS; l++) {
            const double *w = x + l * 8 * B, *b = w + 4 * B;
            for (int i = 0; i < B; i++) {
                s->forget[l][i] = sigmoid(input[i] * w[i] + b[i]);
                s->in[l][i] = sigmoid(s[-1].hidden[l][i] * w[B + i] + b[B + i]);
                s->out[l][i] = sigmoid(input[i] * w[2 * B + i] + b[2 * B + i]);
                s->change[l][i] = tanh(s[-1].hidden[l][i] * w[3 * B + i] + b[3 * B + i]);
                s->cell[l][i] = s[-1].cell[l][i] * s->forget[l][i] + s->in[l][i] * s->change[l][i];
                s->tc[l][i] = tanh(s->cell[l][i]);
                s->hidden[l][i] = s->out[l][i] * s->tc[l][i];
            }
            for (int i = 0; i < B; i++) input[i] = s->hidden[l][i];
        }
        double sum = 2, all = 0;
        for (int i = 0; i < B; i++) sum += s->weight[i] = exp(input[i] * extra[B + i] + extra[2 * B + i]);
        for (int i = 0; i < B; i++) all += inputs[(t + 1) * B + i];
        for (int i = 0; i < B; i++) s->weight[i] = (all * s->weight[i] / sum - inputs[(t + 1) * B + i]) / (LENGTH * B);
    }
    double dhidden[LAYERS][B] = {{0}}, dcell[LAYERS][B] = {{0}}, dinput[B];
    for (int t = LENGTH - 1; t >= 0; t--) {
        s = steps + t + 1;
        for (int i = 0; i < B; i++) {
            dextra[B + i] += s->weight[i] * s->hidden[LAYERS - 1][i];
            dextra[2 * B + i] += s->weight[i];
            dinput[i] = s->weight[i] * extra[B + i];
        }
        for (int l = LAYERS - 1; l >= 0; l--) {
            const double *w = x + l * 8 * B;
            double *dw = dx + l * 8 * B, *db = dw + 4 * B;
            for (int i = 0; i < B; i++) {
                double dh = dhidden[l][i] + dinput[i], from = l ? s->hidden[l - 1][i] : inputs[t * B + i] * extra[i];
                double out = s->out[l][i], in = s->in[l][i], forget = s->forget[l][i], change = s->change[l][i];
                double dout = dh * s->tc[l][i] * out * (1 - out);
                double dc = dcell[l][i] + dh * out * (1 - s->tc[l][i] * s->tc[l][i]);
                double dforget = dc * s[-1].cell[l][i] * forget * (1 - forget), din = dc * change * in * (1 - in);
                double dchange = dc * in * (1 - change * change), before = s[-1].hidden[l][i];
                dcell[l][i] = dc * forget;
                dw[i] += dforget * from, db[i] += dforget;
                dw[B + i] += din * before, db[B + i] += din;
                dw[2 * B + i] += dout * from, db[2 * B + i] += dout;
                dw[3 * B + i] += dchange * before, db[3 * B + i] += dchange;
                dhidden[l][i] = din * w[B + i] + dchange * w[3 * B + i];
                dinput[i] = dforget * w[i] + dout * w[2 * B + i];
            }
        }
        for (int i = 0; i < B; i++) dextra[i] += dinput[i] * inputs[t * B + i];
    }
    free(steps);
}

SUITE_FROM(MAIN + EXTRA, start)
