// run: scan --library --only lock-order
// expect: none
// locks go from parent to child only; nodes are made by their parent, so the tree has no cycle
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

public final class CategoryNode {
    private final String name;
    private final CategoryNode parent;
    private final List<CategoryNode> children = new ArrayList<>();
    private long items;

    private CategoryNode(String name, CategoryNode parent) {
        this.name = name;
        this.parent = parent;
    }

    public static CategoryNode root(String name) {
        return new CategoryNode(name, null);
    }

    public synchronized CategoryNode addChild(String child) {
        CategoryNode node = new CategoryNode(child, this);
        children.add(node);
        return node;
    }

    public synchronized void addItems(long n) {
        items += n;
    }

    public synchronized long total() {
        return items + sum(CategoryNode::total);
    }

    public synchronized long depth() {
        long deepest = 0;
        for (CategoryNode c : children) {
            deepest = Math.max(deepest, c.depth());
        }
        return deepest + 1;
    }

    private long sum(ToLongFunction<CategoryNode> f) {
        return children.stream().mapToLong(f).sum();
    }

    public synchronized void clear() {
        items = 0;
        children.forEach(CategoryNode::clear);
    }

    public String path() {
        return Optional.ofNullable(parent).map(p -> p.path() + "/" + name).orElse(name);
    }
}
// corpus: unseen15
