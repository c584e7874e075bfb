// Both lock it.
//
// run: scan --only object-race
// expect: none
public class CapturedThisOk {
    private int seen;

    void watch() {
        new Thread(() -> {
            synchronized (this) {
                seen++;
            }
        }).start();
    }

    synchronized int seen() {
        return seen;
    }

    public static void main(String[] args) {
        CapturedThisOk monitor = new CapturedThisOk();
        monitor.watch();
        System.out.println(monitor.seen());
    }
}
