// run: scan --only atomicity
// expect: atomicity method=UndoStackPeek$Editor.undo line=here
// Editor.undo (context Editor monitor): Vector.size and Vector.remove(index) of the shared stack in two sections, trimmer thread removes between.
import java.util.Vector;

public class UndoStackPeek {
    static class Editor {
        private final Vector<String> undo;
        private String text = "";
        Editor(Vector<String> undo) { this.undo = undo; }

        synchronized void type(String s) {
            undo.add(text);
            text = s;
        }
        synchronized boolean undo() {
            int n = undo.size();
            if (n == 0) return false;
            text = undo.remove(n - 1); // <- here
            return true;
        }
    }

    public static void main(String[] args) {
        Vector<String> stack = new Vector<>();
        Editor ed = new Editor(stack);
        new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                ed.type("t" + i);
                ed.undo();
            }
        }).start();
        new Thread(() -> { for (int i = 0; i < 100; i++) stack.clear(); }).start();
    }
}
// corpus: unseen
