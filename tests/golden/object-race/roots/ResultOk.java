// After join.
//
// run: scan --only object-race
// expect: none
public class ResultOk {
    static class Sum extends Thread {
        private long sum;

        public void run() {
            for (int i = 0; i < 100; i++)
                sum += i;
        }

        long sum() {
            return sum;
        }
    }

    public static void main(String[] args) throws Exception {
        Sum sum = new Sum();
        sum.start();
        sum.join();
        System.out.println(sum.sum());
    }
}
