// One for each.
//
// run: scan --only object-race
// expect: none
public class SameRunnableOk {
    static class Job implements Runnable {
        private int steps;

        public void run() {
            for (int i = 0; i < 10; i++)
                steps++;
        }
    }

    public static void main(String[] args) {
        Job job = new Job();
        new Thread(job).start();
        new Thread(new Job()).start();
    }
}
