// run: scan --library --only lock-order
// expect: lock-order
// layout() walks down with each panel's monitor held (parent then child), invalidate() walks up with the child's monitor held (child then parent)
import java.util.ArrayList;
import java.util.List;

public abstract class PanelTree {
    private final PanelTree parent;
    private final List<PanelTree> children = new ArrayList<>();
    private boolean dirty = true;
    private int width;

    protected PanelTree(PanelTree parent) {
        this.parent = parent;
    }

    protected abstract int preferredWidth();

    public synchronized void add(PanelTree child) {
        children.add(child);
        dirty = true;
    }

    public synchronized int layout() {
        if (dirty) {
            int w = preferredWidth();
            for (PanelTree c : children) {
                w += c.layout();
            }
            width = w;
            dirty = false;
        }
        return width;
    }

    public synchronized void invalidate() {
        dirty = true;
        if (parent != null) {
            parent.invalidate();
        }
    }

    public synchronized int width() {
        return width;
    }
}

class TextPanel extends PanelTree {
    private volatile String text;

    TextPanel(PanelTree parent, String text) {
        super(parent);
        this.text = text;
    }

    void setText(String t) {
        text = t;
        invalidate();
    }

    @Override
    protected int preferredWidth() {
        return text.length() * 8;
    }
}

class BoxPanel extends PanelTree {
    private final int margin;

    BoxPanel(PanelTree parent, int margin) {
        super(parent);
        this.margin = margin;
    }

    @Override
    protected int preferredWidth() {
        return 2 * margin;
    }
}
// corpus: unseen17
