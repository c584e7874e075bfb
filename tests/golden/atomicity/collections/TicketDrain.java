// run: scan --only atomicity
// expect: atomicity
// isEmpty and firstElement of a Vector parameter lock it twice under this
import java.util.Vector;

public class TicketDrain {
    private int drained;
    private String lastTicket;

    public synchronized String next(Vector<String> queue) {
        if (queue.isEmpty()) {
            return null;
        }
        lastTicket = queue.firstElement();
        queue.removeElementAt(0);
        drained++;
        return lastTicket;
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
