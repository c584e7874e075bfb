// Asking and setting are two steps: both may find the flag down.
// run: scan --only data-race
// expect: data-race field=BusyFlagBad.n
public class BusyFlagBad {
    static volatile boolean busy;
    static int n;

    static void inc() {
        while (busy) Thread.onSpinWait();
        busy = true;
        n++;
        busy = false;
    }

    public static void main(String[] a) {
        new Thread(BusyFlagBad::inc).start();
        inc();
    }
}
