// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class HolderOfGridOk {
    private int[] grid = new int[10], next = new int[10];
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    void step(int lo, int hi) {
        try {
            for (int i = lo; i < hi; i++) next[i] = grid[i] + 1;
            barrier.await();
        } catch (Exception e) { throw new IllegalStateException(e); }
    }
    static class Holder { static final HolderOfGridOk INSTANCE = new HolderOfGridOk(); }
    static HolderOfGridOk get() { return Holder.INSTANCE; }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println(get().hashCode()));
        Thread b = new Thread(() -> System.out.println(get().hashCode()));
        a.start(); b.start(); a.join(); b.join();
        System.out.println(get().grid.length);
    }
}
// corpus: unseen22
