// run: scan --only atomicity
// expect: none
// The threads are made by methods; the first has ended before the second starts.
public class FactoryJoinedOk {
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
        FactoryJoinedOk p = new FactoryJoinedOk();
        Thread fill = p.filler();
        fill.start();
        fill.join();
        Thread report = p.reporter();
        report.start();
        report.join();
    }
}
