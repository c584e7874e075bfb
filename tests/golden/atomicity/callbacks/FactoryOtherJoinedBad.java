// run: scan --only atomicity
// expect: atomicity
// The method starts the thread that does the work, and gives back another one to be waited for.
public class FactoryOtherJoinedBad {
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
        Thread work = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                table.add(i);
            }
        });
        work.start();
        return new Thread(() -> System.out.println("started"));
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
        FactoryOtherJoinedBad p = new FactoryOtherJoinedBad();
        Thread fill = p.filler();
        fill.start();
        fill.join();
        Thread report = p.reporter();
        report.start();
        report.join();
    }
}
