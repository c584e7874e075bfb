// GetAndIncrement claims a unique index, so the later set on that slot has one owner only.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class RaffleSlots {
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReferenceArray<String> slots;

    RaffleSlots(int n) {
        slots = new AtomicReferenceArray<>(n);
    }

    int enter(String name) {
        int i = next.getAndIncrement();
        if (i >= slots.length()) {
            return -1;
        }
        slots.set(i, name);
        return i;
    }

    String winner(int seed) {
        int filled = Math.min(next.get(), slots.length());
        return filled == 0 ? null : slots.get(seed % filled);
    }

    int distinct() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < slots.length(); i++) {
            String s = slots.get(i);
            if (s != null && !names.contains(s)) {
                names.add(s);
            }
        }
        return names.size();
    }

    private static int crowd(RaffleSlots raffle, int id) {
        int in = 0;
        for (int i = 0; i < 30; i++) {
            if (raffle.enter("p" + id + "-" + i) >= 0) {
                in++;
            }
        }
        return in;
    }

    public static void main(String[] args) throws Exception {
        RaffleSlots raffle = new RaffleSlots(64);
        ExecutorService pool = Executors.newCachedThreadPool();
        List<Future<Integer>> fs = new ArrayList<>();
        for (int c = 0; c < 3; c++) {
            final int id = c;
            fs.add(pool.submit(() -> crowd(raffle, id)));
        }
        int in = 0;
        for (Future<Integer> f : fs) {
            in += f.get();
        }
        pool.shutdown();
        System.out.println(in + " " + raffle.distinct() + " " + (raffle.winner(17) != null));
    }
}
