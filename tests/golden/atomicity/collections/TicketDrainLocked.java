// run: scan --only atomicity
// expect: none
// the Vector is locked over both calls
import java.util.Vector;

public class TicketDrainLocked {
    private int drained;
    private String lastTicket;

    public synchronized String next(Vector<String> queue) {
        synchronized (queue) {
            if (queue.isEmpty()) {
                return null;
            }
            lastTicket = queue.firstElement();
            queue.removeElementAt(0);
            drained++;
            return lastTicket;
        }
    }
    public synchronized int drained() { return drained; }
    public synchronized void reset() {
        drained = 0;
        lastTicket = null;
    }
    @Override public synchronized String toString() {
        return "drained=" + drained + ", last=" + lastTicket;
    }
}
// corpus: unseen
