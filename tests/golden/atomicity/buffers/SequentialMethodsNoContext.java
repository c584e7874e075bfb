// run: scan --only atomicity
// expect: none
// figure 4's m2 alone: both locks are taken twice but neither while the other is held
public class SequentialMethodsNoContext {
    private final Object left = new Object();
    private final Object right = new Object();
    private int l;
    private int r;

    public void swing() {
        stepLeft();
        stepRight();
        stepLeft();
        stepRight();
    }

    private void stepLeft() {
        synchronized (left) {
            l++;
        }
    }

    private void stepRight() {
        synchronized (right) {
            r++;
        }
    }
}
// corpus: unseen
