// run: scan --only lock-order --library
// expect: none
// JCIP 10.6: setLocation and getImage call the other object only after they left their own synchronized block (open calls).
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class TaxiFleetOpen {
    public static class Taxi {
        private String location = "";
        private String destination = "";
        private final Dispatcher dispatcher;

        private Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        public synchronized String getLocation() {
            return location;
        }

        public synchronized void setDestination(String d) {
            destination = d;
        }

        public void setLocation(String location) {
            boolean reached;
            synchronized (this) {
                this.location = location;
                reached = location.equals(destination);
            }
            if (reached) {
                dispatcher.notifyAvailable(this);
            }
        }
    }

    public static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>();
        private final Set<Taxi> available = new HashSet<>();

        public Taxi newTaxi() {
            Taxi t = new Taxi(this);
            synchronized (this) {
                taxis.add(t);
            }
            return t;
        }

        public synchronized void notifyAvailable(Taxi t) {
            available.add(t);
        }

        public String getImage() {
            List<Taxi> copy;
            synchronized (this) {
                copy = new ArrayList<>(taxis);
            }
            StringBuilder sb = new StringBuilder();
            for (Taxi t : copy) {
                sb.append(t.getLocation()).append(' ');
            }
            return sb.toString();
        }
    }
}
// corpus: unseen
