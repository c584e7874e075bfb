// A lambda has captured `this`: its thread and main are both in the monitor.
//
// run: scan --only object-race
// expect: object-race line=seen
public class CapturedThisBad {
    private int seen;

    void watch() {
        new Thread(() -> {
            seen++; // <- seen
        }).start();
    }

    int seen() {
        return seen;
    }

    public static void main(String[] args) {
        CapturedThisBad monitor = new CapturedThisBad();
        monitor.watch();
        System.out.println(monitor.seen());
    }
}
