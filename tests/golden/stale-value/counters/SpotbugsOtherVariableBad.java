// run: scan --only stale-value
// expect: stale-value method=SpotbugsOtherVariableBad.step line=here
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a longer expression with another variable.

public class SpotbugsOtherVariableBad {
    private volatile int number;
    private final int factor;

    public SpotbugsOtherVariableBad(int factor) {
        this.factor = factor;
    }

    public int step(int n) {
        number = 3 * (number + n) - factor; // <- here
        return 0;
    }

    public int number() {
        return number;
    }
}
// corpus: published
