// run: scan --library --only lock-order
// expect: none
// monitors are only nested from a node down to its children; nodes get their parent once at construction, so the tree fixes the order
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

public class OutlineNodeAgain {
    private final String title;
    private final List<OutlineNodeAgain> children = new ArrayList<>();
    private int weight;

    private OutlineNodeAgain(String title, int weight) {
        this.title = title;
        this.weight = weight;
    }

    public static OutlineNodeAgain root(String title) {
        return new OutlineNodeAgain(title, 0);
    }

    public synchronized OutlineNodeAgain addChild(String childTitle, int childWeight) {
        OutlineNodeAgain n = new OutlineNodeAgain(childTitle, childWeight);
        children.add(n);
        return n;
    }

    public synchronized void setWeight(int w) {
        weight = w;
    }

    public synchronized int total() {
        return weight + sum(OutlineNodeAgain::total);
    }

    public synchronized int depth() {
        int deepest = 0;
        for (OutlineNodeAgain c : children) {
            deepest = Math.max(deepest, c.depth());
        }
        return deepest + 1;
    }

    private int sum(ToIntFunction<OutlineNodeAgain> f) {
        return children.stream().mapToInt(f).sum();
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        render(sb, 0);
        return sb.toString();
    }

    private synchronized void render(StringBuilder sb, int indent) {
        sb.append(" ".repeat(indent)).append(title).append('\n');
        for (OutlineNodeAgain c : children) {
            c.render(sb, indent + 2);
        }
    }
}
// corpus: unseen17
