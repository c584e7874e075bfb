// A stack of work items that workers push to and pop from without a lock.
//
// run: scan --only object-race
// expect: object-race#1 line=pop
// expect: object-race#2 line=pop
import java.util.*;

public class DequeBad {
    static class Work {
        private final Deque<Runnable> items = new ArrayDeque<>();

        void push(Runnable item) {
            items.push(item);
        }

        Runnable pop() {
            return items.isEmpty() ? null : items.pop(); // <- pop
        }
    }

    public static void main(String[] args) {
        Work work = new Work();
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                work.push(() -> { });
                work.pop();
            }).start();
    }
}
