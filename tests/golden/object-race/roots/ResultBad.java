// A Thread's own result is read before it has ended.
//
// run: scan --only object-race
// expect: object-race line=add
public class ResultBad {
    static class Sum extends Thread {
        private long sum;

        public void run() {
            for (int i = 0; i < 100; i++)
                sum += i; // <- add
        }

        long sum() {
            return sum;
        }
    }

    public static void main(String[] args) throws Exception {
        Sum sum = new Sum();
        sum.start();
        System.out.println(sum.sum());
        sum.join();
    }
}
