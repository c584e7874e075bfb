// run: scan --library --only lock-order
// expect: lock-order
// area() locks a node and then its children downwards, invalidate() locks a node and then its parent upwards
import java.util.ArrayList;
import java.util.List;

public class SceneNode {
    private final SceneNode parent;
    private final List<SceneNode> children = new ArrayList<>();
    private int own;
    private boolean dirty = true;
    private int cached;

    public SceneNode(SceneNode parent, int own) {
        this.parent = parent;
        this.own = own;
    }

    public SceneNode child(int size) {
        SceneNode c = new SceneNode(this, size);
        synchronized (this) {
            children.add(c);
            dirty = true;
        }
        return c;
    }

    public void resize(int size) {
        synchronized (this) {
            own = size;
            invalidate();
        }
    }

    protected void invalidate() {
        synchronized (this) {
            dirty = true;
            if (parent != null) {
                parent.invalidate();
            }
        }
    }

    public int area() {
        synchronized (this) {
            if (dirty) {
                cached = own;
                for (SceneNode c : children) {
                    cached += c.area();
                }
                dirty = false;
            }
            return cached;
        }
    }
}
// corpus: unseen14
