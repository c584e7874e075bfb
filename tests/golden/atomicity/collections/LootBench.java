// run: scan --only atomicity
// expect: none
// the victim hands over half of its tasks in one synchronized step, the thief only stores the list it got
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class LootBench {
    static final class JobDeque {
        private final ArrayDeque<Integer> jobs = new ArrayDeque<>();

        synchronized void push(int t) {
            jobs.addLast(t);
        }

        synchronized List<Integer> popHalf() {
            int half = (jobs.size() + 1) / 2;
            List<Integer> out = new ArrayList<>(half);
            for (int i = 0; i < half; i++) {
                out.add(jobs.removeLast());
            }
            return out;
        }
    }

    static final class Thief implements Runnable {
        private final Object state = new Object();
        private final List<JobDeque> victims;
        private final List<Integer> loot = new ArrayList<>();

        Thief(List<JobDeque> victims) {
            this.victims = victims;
        }

        @Override
        public void run() {
            for (int round = 0; round < 50; round++) {
                victims.forEach(this::steal);
            }
        }

        private void steal(JobDeque v) {
            synchronized (state) {
                loot.addAll(v.popHalf());
            }
        }

        int stolen() {
            synchronized (state) {
                return loot.size();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<JobDeque> deques = List.of(new JobDeque(), new JobDeque(), new JobDeque());
        for (int i = 0; i < 9000; i++) {
            deques.get(i % 3).push(i);
        }
        Thief[] thieves = new Thief[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            thieves[i] = new Thief(deques);
            threads[i] = new Thread(thieves[i]);
            threads[i].start();
        }
        int total = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            total += thieves[i].stolen();
        }
        System.out.println(total);
    }
}
// corpus: unseen16
