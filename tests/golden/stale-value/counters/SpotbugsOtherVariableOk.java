// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a longer expression with another variable.

public class SpotbugsOtherVariableOk {
    private volatile int number;
    private final int factor;

    public SpotbugsOtherVariableOk(int factor) {
        this.factor = factor;
    }

    public int step(int n) {
        int next = 3 * n - factor;
        number = next;
        return 0;
    }

    public int number() {
        return number;
    }
}
// corpus: published
