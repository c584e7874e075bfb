// run: scan --only atomicity
// expect: none
// two different parameters are locked once each
class Stack2 {
    private int height;

    public synchronized int pop() {
        return height--;
    }

    public synchronized void push() {
        height++;
    }
}

public class TwoDifferentWitnesses {
    private int moves;

    public Stack2 stack() {
        return new Stack2();
    }

    public synchronized void move(Stack2 from, Stack2 to) {
        from.pop();
        to.push();
        moves++;
    }
}
// corpus: unseen
