// run: scan --library --only stale-value
// expect: none
// the number drawn in the first section is unique to the caller and never reused, so using it as the key in a later section cannot be out of date.
import java.util.HashMap;
import java.util.Map;

public class TicketDesk {
    private final Object lock = new Object();
    private final Map<Integer, String> tickets = new HashMap<>();
    private int next = 1;

    private int draw() {
        synchronized (lock) {
            return next++;
        }
    }

    public int file(String text) {
        int number = draw();
        String body = number + ": " + text.strip();
        if (number % 1000 == 0) {
            body = body + " (jubilee)";
        }
        synchronized (lock) {
            tickets.put(number, body);
        }
        return number;
    }

    public String read(int number) {
        synchronized (lock) {
            return tickets.get(number);
        }
    }

    public boolean close(int number) {
        synchronized (lock) {
            return tickets.remove(number) != null;
        }
    }

    public int openCount() {
        synchronized (lock) {
            return tickets.size();
        }
    }
}
// corpus: unseen
