// run: scan --only stale-value
// expect: none
// The step that looks also claims; what comes later gives it back.
public class ClaimOk {
    private boolean busy;
    private int runs;

    public void work() {
        synchronized (this) {
            if (busy)
                return;
            busy = true;
        }
        try {
            System.out.println("work");
        } finally {
            synchronized (this) {
                busy = false;
                runs++;
            }
        }
    }
}
