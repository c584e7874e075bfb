// Two tasks with two ranges that do not meet.
// run: scan --only data-race
// expect: none
public class HalvesByTasksOk {
    static void fill(int[] d, int lo, int hi) {
        for (int i = lo; i < hi; i++) d[i] = i;
    }

    static class W implements Runnable {
        final int[] d;
        final int lo, hi;

        W(int[] d, int lo, int hi) {
            this.d = d;
            this.lo = lo;
            this.hi = hi;
        }

        public void run() {
            fill(d, lo, hi);
        }
    }

    public static void main(String[] x) throws Exception {
        int[] d = new int[100];
        Thread a = new Thread(new W(d, 0, 50)), b = new Thread(new W(d, 50, 100));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(d[7]);
    }
}
