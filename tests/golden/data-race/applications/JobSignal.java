// Written under the monitor, but the while condition reads it outside of the monitor; result itself is always locked.
// run: scan --only data-race
// expect: data-race field=JobSignal$Job.finished
public class JobSignal {

    static class Job implements Runnable {
        private final Object monitor = new Object();
        private boolean finished;
        private String result;

        @Override
        public void run() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 1000; i++) {
                sb.append(Integer.toHexString(i));
            }
            synchronized (monitor) {
                result = sb.toString();
                finished = true;
                monitor.notifyAll();
            }
        }

        String await() throws InterruptedException {
            while (!finished) {
                synchronized (monitor) {
                    monitor.wait(20);
                }
            }
            return result();
        }

        private String result() {
            synchronized (monitor) {
                return result;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Job first = new Job();
        Job second = new Job();
        new Thread(first, "job-1").start();
        new Thread(second, "job-2").start();
        System.out.println(first.await().length());
        System.out.println(second.await().length());
    }
}
// corpus: unseen26
