// run: scan --only atomicity
// expect: none
// the variable names another node when it is locked the second time (list traversal)
class Link {
    private final Link next;
    private int uses;

    Link(Link next) {
        this.next = next;
    }

    public synchronized void use() {
        uses++;
    }

    public Link next() {
        return next;
    }
}

public class ReassignedWitness {
    private int walks;

    public Link chain(int n) {
        Link head = null;
        for (int i = 0; i < n; i++) {
            head = new Link(head);
        }
        return head;
    }

    public synchronized void walk(Link head) {
        Link at = head;
        while (at != null) {
            at.use();
            at = at.next();
        }
        walks++;
    }
}
// corpus: unseen
