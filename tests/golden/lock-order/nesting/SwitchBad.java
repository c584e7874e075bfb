// run: scan --only lock-order --library
// expect: lock-order locks=SwitchBad$Disk,SwitchBad$Net
// The nested locks are in the arms of a switch.
public class SwitchBad {
    static class Disk { int n; }
    static class Net { int n; }
    private static final Disk DISK = new Disk();
    private static final Net NET = new Net();
    public static void run(int op) {
        switch (op) {
            case 0: synchronized (DISK) { DISK.n++; } break;
            case 1: synchronized (DISK) { synchronized (NET) { NET.n++; } } break;
            case 2: synchronized (NET) { NET.n++; } break;
            default: synchronized (NET) { synchronized (DISK) { DISK.n++; } }
        }
    }
}
