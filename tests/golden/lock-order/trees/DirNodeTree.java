// run: scan --only lock-order --library
// expect: lock-order
// resize() locks a node and then its parent (upwards), totalSize() locks a node and then its children (downwards): parent and child are locked in both orders.
package lob.dirnode;

import java.util.ArrayList;
import java.util.List;

public class DirNodeTree {
    private final String name;
    private final DirNodeTree parent;
    private final List<DirNodeTree> children = new ArrayList<>();
    private long ownBytes;
    private long changes;

    public DirNodeTree(String name) {
        this(name, null);
    }

    private DirNodeTree(String name, DirNodeTree parent) {
        this.name = name;
        this.parent = parent;
    }

    public synchronized DirNodeTree mkdir(String child) {
        for (DirNodeTree c : children) {
            if (c.name.equals(child)) {
                return c;
            }
        }
        DirNodeTree c = new DirNodeTree(child, this);
        children.add(c);
        return c;
    }

    public synchronized void resize(long bytes) {
        if (bytes == ownBytes) {
            return;
        }
        ownBytes = bytes;
        touched();
    }

    private synchronized void touched() {
        changes++;
        if (parent != null) {
            parent.touched();
        }
    }

    public synchronized long totalSize() {
        long sum = ownBytes;
        for (DirNodeTree c : children) {
            sum += c.totalSize();
        }
        return sum;
    }

    public synchronized long changes() {
        return changes;
    }

    public String path() {
        return parent == null ? "/" + name : parent.path() + "/" + name;
    }
}
// corpus: unseen
