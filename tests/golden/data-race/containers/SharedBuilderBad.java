// A StringBuilder that two threads append to.
// run: scan --only data-race
// expect: data-race field=SharedBuilderBad.log
class SharedBuilderBad {
	static final StringBuilder log = new StringBuilder();
	public static void main(String[] args) {
		new Thread(() -> log.append("a")).start();
		new Thread(() -> log.append("b")).start();
	}
}
