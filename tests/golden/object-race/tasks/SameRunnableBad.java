// One Runnable with state for two threads: <r, run, run>.
//
// run: scan --only object-race
// expect: object-race line=step
public class SameRunnableBad {
    static class Job implements Runnable {
        private int steps;

        public void run() {
            for (int i = 0; i < 10; i++)
                steps++; // <- step
        }
    }

    public static void main(String[] args) {
        Job job = new Job();
        new Thread(job).start();
        new Thread(job).start();
    }
}
