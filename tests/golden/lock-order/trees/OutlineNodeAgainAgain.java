// run: scan --library --only lock-order
// expect: none
// locks go from parent to child only; children are created by their parent and never moved, so the order is the tree's
import java.util.ArrayList;
import java.util.List;

public class OutlineNodeAgainAgain {
    private final String title;
    private final int depth;
    private final List<OutlineNodeAgainAgain> children = new ArrayList<>();
    private boolean folded;

    public OutlineNodeAgainAgain(String title) {
        this(title, 0);
    }

    private OutlineNodeAgainAgain(String title, int depth) {
        this.title = title;
        this.depth = depth;
    }

    public synchronized OutlineNodeAgainAgain addChild(String childTitle) {
        OutlineNodeAgainAgain child = new OutlineNodeAgainAgain(childTitle, depth + 1);
        children.add(child);
        return child;
    }

    public synchronized void foldAll(boolean on) {
        folded = on;
        for (OutlineNodeAgainAgain child : children) {
            child.foldAll(on);
        }
    }

    public synchronized int visible() {
        int n = 1;
        if (!folded) {
            n += children.stream().mapToInt(OutlineNodeAgainAgain::visible).sum();
        }
        return n;
    }

    public synchronized void print(StringBuilder out) {
        out.append("  ".repeat(depth)).append(title).append('\n');
        if (!folded) {
            children.forEach(c -> c.print(out));
        }
    }
}
// corpus: unseen20
