// The helper locks what it is given, the other user does not.
//
// run: scan --only object-race
// expect: object-race line=record
public class ArgumentBad {
    static class Gauge {
        private long sum, n;

        void record(long value) {
            sum += value; // <- record
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
        System.out.println(gauge.mean());
    }
}
