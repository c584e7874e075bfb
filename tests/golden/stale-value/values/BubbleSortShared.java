// run: scan --only stale-value
// expect: stale-value
// Sorter threads compare get(i) and get(i+1) and write the swap back with later set calls; interleaved swaps duplicate and lose elements.
public class BubbleSortShared {
    static class SyncArray {
        private final int[] a;

        SyncArray(int[] a) {
            this.a = a;
        }

        synchronized int get(int i) {
            return a[i];
        }

        synchronized void set(int i, int v) {
            a[i] = v;
        }

        synchronized int length() {
            return a.length;
        }
    }

    static class Sorter extends Thread {
        private final SyncArray arr;

        Sorter(SyncArray arr) {
            this.arr = arr;
        }

        @Override
        public void run() {
            for (int pass = 0; pass < arr.length(); pass++) {
                for (int i = 0; i + 1 < arr.length(); i++) {
                    int x = arr.get(i);
                    int y = arr.get(i + 1);
                    if (x > y) {
                        arr.set(i, y);
                        arr.set(i + 1, x);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SyncArray a = new SyncArray(new int[] {9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
        Sorter s1 = new Sorter(a);
        Sorter s2 = new Sorter(a);
        s1.start();
        s2.start();
        s1.join();
        s2.join();
        for (int i = 0; i < a.length(); i++) {
            System.out.print(a.get(i) + " ");
        }
    }
}
// corpus: unseen
