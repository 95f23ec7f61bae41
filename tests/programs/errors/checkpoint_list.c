// expect: EH0313 passes a pointer
double __enzyme_autodiff(void *, ...);
void __enzyme_checkpoint(long snapshots);
struct node { double value; struct node *next; };
static double f(struct node *list) {
    double sum = 0;
    for (struct node *n = list; n; n = n->next) {
        __enzyme_checkpoint(4);
        sum += n->value * sum + n->value;
    }
    return sum;
}
int main() {
    struct node two = {2, 0}, one = {1, &two}, dtwo = {0, 0}, done = {0, &dtwo};
    __enzyme_autodiff((void *)f, &one, &done);
    return done.value < 0;
}
