// run: scan --only atomicity
// expect: atomicity
// a thief computes half of the victim's size and pops that many in further lock steps; others pop between and removeLast throws
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class StealBench {
    static final class TaskDeque {
        private final ArrayDeque<Integer> tasks = new ArrayDeque<>();

        synchronized void push(int t) {
            tasks.addLast(t);
        }

        synchronized int size() {
            return tasks.size();
        }

        synchronized int popLast() {
            return tasks.removeLast();
        }
    }

    static final class Worker implements Runnable {
        private final Object state = new Object();
        private final List<TaskDeque> victims;
        private final List<Integer> loot = new ArrayList<>();

        Worker(List<TaskDeque> victims) {
            this.victims = victims;
        }

        @Override
        public void run() {
            for (int round = 0; round < 50; round++) {
                victims.forEach(this::steal);
            }
        }

        private void steal(TaskDeque v) {
            synchronized (state) {
                int half = (v.size() + 1) / 2;
                for (int i = 0; i < half; i++) {
                    loot.add(v.popLast());
                }
            }
        }

        int stolen() {
            synchronized (state) {
                return loot.size();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<TaskDeque> deques = List.of(new TaskDeque(), new TaskDeque(), new TaskDeque());
        for (int i = 0; i < 9000; i++) {
            deques.get(i % 3).push(i);
        }
        Worker[] workers = new Worker[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            workers[i] = new Worker(deques);
            threads[i] = new Thread(workers[i]);
            threads[i].start();
        }
        int total = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            total += workers[i].stolen();
        }
        System.out.println(total);
    }
}
// corpus: unseen16
