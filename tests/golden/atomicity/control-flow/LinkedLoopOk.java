// run: scan --only atomicity
// expect: none
// Another node each time around.

public class LinkedLoopOk {
    public static class Node {
        Node next;
        private int n;
        synchronized void touch() { n++; }
    }

    public synchronized void touchAll(Node head) {
        for (Node n = head; n != null; n = n.next)
            n.touch();
    }
}
