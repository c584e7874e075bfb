// Every call on the unsynchronized Table is made while holding the same ScoreBoard.lock.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

public class ScoreBoard {
    static class Row {
        final String team;
        int points;

        Row(String team) {
            this.team = team;
        }
    }

    static class Table {
        private final List<Row> rows = new ArrayList<>();

        void award(String team, int pts) {
            for (Row r : rows) {
                if (r.team.equals(team)) {
                    r.points += pts;
                    return;
                }
            }
            Row r = new Row(team);
            r.points = pts;
            rows.add(r);
        }

        String leader() {
            return rows.stream()
                    .max(Comparator.comparingInt((Row r) -> r.points))
                    .map(r -> r.team + " " + r.points)
                    .orElse("-");
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Table table = new Table();

    private <T> T with(Function<Table, T> f) {
        lock.lock();
        try {
            return f.apply(table);
        } finally {
            lock.unlock();
        }
    }

    void award(String team, int pts) {
        with(t -> {
            t.award(team, pts);
            return null;
        });
    }

    String leader() {
        return with(Table::leader);
    }

    public static void main(String[] args) throws InterruptedException {
        ScoreBoard b = new ScoreBoard();
        Thread field1 = new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                b.award("team" + i % 4, 3);
            }
        });
        Thread field2 = new Thread(() -> {
            for (int i = 0; i < 60; i++) {
                b.award("team" + i % 5, 1);
            }
        });
        field1.start();
        field2.start();
        System.out.println(b.leader());
        field1.join();
        field2.join();
        System.out.println(b.leader());
    }
}
