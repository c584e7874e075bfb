// Both wait for the same value: no turns.
// run: scan --only data-race
// expect: data-race field=SameGateBad.n
public class SameGateBad {
    static volatile boolean go;
    static int n;

    public static void main(String[] a) {
        new Thread(
                        () -> {
                            while (!go) Thread.onSpinWait();
                            n++;
                            go = true;
                        })
                .start();
        new Thread(
                        () -> {
                            while (!go) Thread.onSpinWait();
                            n++;
                            go = true;
                        })
                .start();
        go = true;
    }
}
