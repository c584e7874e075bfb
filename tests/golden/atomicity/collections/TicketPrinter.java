// run: scan --only atomicity --library
// expect: atomicity
// TicketPrinter.printLast(Vector) holds the printer's monitor but calls v.size() and v.get(size-1) separately on the caller's Vector; another thread may remove the last element in between.
import java.util.Vector;

public class TicketPrinter {

    public interface Device {
        void line(String s);
    }

    private final Device device;
    private int printed;

    public TicketPrinter(Device device) {
        this.device = device;
    }

    private String header() {
        printed++;
        return "TICKET " + printed;
    }

    public synchronized String printLast(Vector<String> tickets) {
        int n = count(tickets);
        if (n == 0) {
            return null;
        }
        String t = pick(tickets, n - 1);
        device.line(header());
        device.line(t);
        return t;
    }

    private int count(Vector<String> tickets) {
        return tickets.size();
    }

    private String pick(Vector<String> tickets, int i) {
        return tickets.elementAt(i);
    }

    public synchronized int getPrinted() {
        return printed;
    }
}
// corpus: unseen
