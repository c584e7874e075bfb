// The object in the thread's own slot is changed by a method of it.
// run: scan --only data-race
// expect: none
public class OwnSlotOk {
    static class Stat {
        long n, sum;

        void add(long v) {
            n++;
            sum += v;
        }
    }

    public static void main(String[] x) throws Exception {
        Stat[] st = new Stat[4];
        for (int i = 0; i < 4; i++) st[i] = new Stat();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int id = i;
            ts[i] =
                    new Thread(
                            () -> {
                                for (int k = 0; k < 9; k++) st[id].add(k);
                            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        long n = 0;
        for (Stat s : st) n += s.n;
        System.out.println(n);
    }
}
