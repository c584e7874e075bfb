// Each asks for the other's flag before it raises its own: too late.
// run: scan --only data-race
// expect: data-race field=LateFlagBad.n
public class LateFlagBad {
    static volatile boolean f0, f1;
    static int n;

    public static void main(String[] a) {
        new Thread(
                        () -> {
                            while (f1) Thread.onSpinWait();
                            f0 = true;
                            n++;
                            f0 = false;
                        })
                .start();
        while (f0) Thread.onSpinWait();
        f1 = true;
        n++;
        f1 = false;
    }
}
