// run: scan --only atomicity
// expect: none
// enhanced for over an unsynchronized list: each element is locked once
import java.util.ArrayList;

class Subscriber {
    private int received;

    public synchronized void receive() {
        received++;
    }
}

public class IteratedListElements {
    private int published;

    public Subscriber subscriber() {
        return new Subscriber();
    }

    public synchronized void publish(ArrayList<Subscriber> all) {
        for (Subscriber s : all) {
            s.receive();
        }
        published++;
    }
}
// corpus: unseen
