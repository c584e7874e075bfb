// run: scan --only stale-value
// expect: stale-value method=GetterOtherClassBad.louder line=here severity=high
// The getter and the setter are in another class, the composition in a third.

public class GetterOtherClassBad {
    static class Settings {
        private int volume;
        public synchronized int getVolume() { return volume; }
        public synchronized void setVolume(int v) { volume = v; }
    }

    static class Device {
        final Settings settings = new Settings();
    }

    public void louder(Device d) {
        int v = d.settings.getVolume();
        d.settings.setVolume(v + 5); // <- here
    }
}
