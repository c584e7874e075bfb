// JLS 17.5-2: a string published by a race.
// run: scan --only data-race
// expect: data-race field=StringExampleBad.s
class StringExampleBad {
	static String s;
	public static void main(String[] args) {
		new Thread(() -> s = "/tmp/usr".substring(4)).start();
		new Thread(() -> {
			String mine = s;
			if (mine != null && mine.equals("/tmp"))
				System.out.println(mine);
		}).start();
	}
}
