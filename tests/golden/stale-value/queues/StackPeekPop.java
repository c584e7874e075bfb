// run: scan --only stale-value
// expect: stale-value
// peek of a java.util.Stack decides whether to pop, several threads pop
import java.util.Stack;

class Undo {
    final Stack<Integer> steps = new Stack<>();

    int undoAbove(int limit) {
        int undone = 0;
        while (!steps.empty() && steps.peek() > limit) {
            steps.pop();
            undone++;
        }
        return undone;
    }
}

public class StackPeekPop {
    public static void main(String[] args) throws InterruptedException {
        Undo undo = new Undo();
        for (int i = 0; i < 100; i++) {
            undo.steps.push(i);
        }
        Thread a = new Thread(() -> System.out.println(undo.undoAbove(10)));
        Thread b = new Thread(() -> System.out.println(undo.undoAbove(20)));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
