// run: scan --only atomicity
// expect: atomicity
// The threads are made by methods; both run at the same time.
public class FactoryJoinedLateBad {
    static class Table {
        private int rows;
        private int bytes;

        synchronized void add(int n) {
            rows++;
            bytes += n;
        }

        synchronized int rows() {
            return rows;
        }

        synchronized int bytes() {
            return bytes;
        }
    }

    private final Table table = new Table();
    private final Object report = new Object();

    private Thread filler() {
        return new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                table.add(i);
            }
        });
    }

    private Thread reporter() {
        return new Thread(() -> {
            synchronized (report) {
                System.out.println(mean(table));
            }
        });
    }

    private static int mean(Table table) {
        return table.bytes() / table.rows();
    }

    public static void main(String[] args) throws InterruptedException {
        FactoryJoinedLateBad p = new FactoryJoinedLateBad();
        Thread fill = p.filler();
        fill.start();
        Thread report = p.reporter();
        report.start();
        report.join();
        fill.join();
    }
}
