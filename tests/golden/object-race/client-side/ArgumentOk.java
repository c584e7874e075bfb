// Both do.
//
// run: scan --only object-race
// expect: none
public class ArgumentOk {
    static class Gauge {
        private long sum, n;

        void record(long value) {
            sum += value;
            n++;
        }

        long mean() {
            return n == 0 ? 0 : sum / n;
        }
    }

    static void record(Gauge gauge, long value) {
        synchronized (gauge) {
            gauge.record(value);
        }
    }

    public static void main(String[] args) {
        Gauge gauge = new Gauge();
        new Thread(() -> record(gauge, 7)).start();
        synchronized (gauge) {
            System.out.println(gauge.mean());
        }
    }
}
