// run: scan --only atomicity
// expect: atomicity method=ConcurrentInsideBad.join line=here
// The table has no lock of its own but a concurrent map, so asking and entering are two steps.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentInsideBad {
    static final class Table {
        private final Map<String, String> seats = new ConcurrentHashMap<>();

        String at(String seat) {
            return seats.get(seat);
        }

        void seat(String seat, String guest) {
            seats.put(seat, guest);
        }
    }

    private final Table table;
    private int guests;

    ConcurrentInsideBad(Table table) {
        this.table = table;
    }

    synchronized boolean join(String seat, String guest) {
        if (table.at(seat) != null) {
            return false;
        }
        table.seat(seat, guest); // <- here
        guests++;
        return true;
    }

    public static void main(String[] args) {
        Table table = new Table();
        for (int i = 0; i < 2; i++) {
            ConcurrentInsideBad waiter = new ConcurrentInsideBad(table);
            String guest = "guest " + i;
            new Thread(() -> waiter.join("window", guest)).start();
        }
    }
}
