// The methods are synchronized: the owner is locked, so what it owns is safe.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class DequeOk {
    static class Work {
        private final Deque<Runnable> items = new ArrayDeque<>();

        synchronized void push(Runnable item) {
            items.push(item);
        }

        synchronized Runnable pop() {
            return items.isEmpty() ? null : items.pop();
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
