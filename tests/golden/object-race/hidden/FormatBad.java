// Two threads share a date format: the calendar inside of it is broken, inside of a library object.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.text.SimpleDateFormat;
import java.util.Date;

public class FormatBad {
    static class Dates {
        private final SimpleDateFormat format = new SimpleDateFormat("yyyy");

        void add(int by) {
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
