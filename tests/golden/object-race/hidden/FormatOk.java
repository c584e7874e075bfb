// The owner of a date format locks itself.
//
// run: scan --only object-race
// expect: none
import java.text.SimpleDateFormat;
import java.util.Date;

public class FormatOk {
    static class Dates {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy");

        synchronized void add(int by) {
            format.format(new Date(by)); // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        Dates shared = new Dates();
        Runnable task = () -> shared.add(1);
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
